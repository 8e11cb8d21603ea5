/** A firm has one setting of its notes; of several the newest holds, and the others leave without being deleted. */
export const oneNoteSetting: readonly string[] = [
  `update plain_record set fields = fields || '{"subject": "bookNote"}' where resource = 'bookNoteConfig'`,
  `update plain_record o set is_remove = 1
    where o.resource = 'bookNoteConfig' and o.is_remove = 0 and exists (
      select from plain_record k where k.resource = 'bookNoteConfig' and k.is_remove = 0 and k.gsid = o.gsid and k.id > o.id)`,
];
