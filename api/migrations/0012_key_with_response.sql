-- A key is stored together with the response it stands for. Those without one were left behind by a crash: nobody can
-- tell whether their work was done, and they would only refuse the repeat.
delete from idempotency_keys where status is null or body is null;
alter table idempotency_keys alter column status set not null, alter column body set not null;
