const TODOS = `plain_record t where t.resource = 'chatTodo' and t.is_remove = 0
  and (t.fields ->> 'todoStatus')::integer in (0, 1)`;
const KEPT_TODO = `first_value(t.id) over (partition by t.gsid, t.fields ->> 'dataId' order by t.create_time desc, t.id desc)`;
const TALKS = `plain_record t where t.resource = 'serviceTalk' and t.is_remove = 0
  and (t.fields ->> 'state')::integer in (0, 1)`;
const KEPT_TALK = `first_value(t.id) over (partition by t.gsid, t.fields ->> 'askerId'
  order by (t.fields ->> 'state')::integer desc, t.id desc)`;
const MOMENT = `to_char(k.create_time, 'YYYY-MM-DD HH24:MI:SS')`;

/**
 * A message has one to-do that is not cancelled, and whoever asks for people waits in one talk. Doubles that two requests
 * made at once become one: the newest to-do, with everybody who was given one of them, done where one was done; the talk
 * that is being answered, else the newest. The others are cancelled and ended, and say why; what was said in them stays.
 */
export const oneOpenAtATime: readonly string[] = [
  `update plain_record k set fields = k.fields || all_of_it.merged
    from (
      select kept, jsonb_build_object('userIdList', (
          select jsonb_agg(user_id order by user_id) from (
            select distinct assigned.user_id::integer as user_id
            from plain_record o, jsonb_array_elements_text(o.fields -> 'userIdList') as assigned (user_id)
            where o.id = any(ids)) as everybody
        )) || coalesce((
          select jsonb_build_object('todoStatus', 1, 'doneUserId', o.fields -> 'doneUserId',
            'doneTime', o.fields -> 'doneTime')
          from plain_record o where o.id = any(ids) and o.fields ->> 'todoStatus' = '1'
          order by o.fields ->> 'doneTime' limit 1
        ), '{}') as merged
      from (
        select kept, array_agg(id) as ids from (select t.id, ${KEPT_TODO} as kept from ${TODOS}) as each_of_them
        group by kept having count(*) > 1
      ) as doubled
    ) as all_of_it
    where k.id = all_of_it.kept`,
  `update plain_record o set fields = o.fields || jsonb_build_object('todoStatus', 2, 'cancelTime', ${MOMENT},
      'cancelReason', '与同一消息的另一待办重复，已合并')
    from (select t.id, ${KEPT_TODO} as kept from ${TODOS}) as each_of_them
    join plain_record k on k.id = each_of_them.kept
    where o.id = each_of_them.id and each_of_them.id <> each_of_them.kept`,
  `insert into plain_record (gsid, resource, fields, create_time, update_time)
    select o.gsid, 'serviceMessage', jsonb_build_object('talkId', o.id, 'sender', 'assistant', 'userName', '智能客服',
      'content', '重复的转人工会话，已自动结束，请在另一会话中继续'), k.create_time, k.create_time
    from (select t.id, ${KEPT_TALK} as kept from ${TALKS}) as each_of_them
    join plain_record o on o.id = each_of_them.id
    join plain_record k on k.id = each_of_them.kept
    where each_of_them.id <> each_of_them.kept`,
  `update plain_record o set fields = o.fields || jsonb_build_object('state', 2, 'endTime', ${MOMENT})
    from (select t.id, ${KEPT_TALK} as kept from ${TALKS}) as each_of_them
    join plain_record k on k.id = each_of_them.kept
    where o.id = each_of_them.id and each_of_them.id <> each_of_them.kept`,
];
