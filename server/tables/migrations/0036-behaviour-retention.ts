/** A firm may say how long reports of what its users do in the application are kept. */
export const behaviourRetention: readonly string[] = [
  `alter table retention drop constraint retention_subject_check`,
  `alter table retention add constraint retention_subject_check check
    (subject in ('signIn', 'idempotency', 'usage', 'job', 'file', 'behaviour', 'operationLog'))`,
];
