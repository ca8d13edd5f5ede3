-- How many bytes of files each company keeps: documents, pictures, attachments and imports. Counted
-- here, with the rows that speak of the files, so that no command can forget it; whoever adds a file
-- holds the company's row until the transaction ends, and the next one sees what it has added.
create table company_storage (
  company_key text primary key references companies (key) on update cascade on delete cascade,
  bytes bigint not null default 0
);

-- Whose file it is: the company of whoever attached it.
alter table request_attachments
  add column company_key text references companies (key) on update cascade;
update request_attachments set company_key = users.company_key
from users where users.key = request_attachments.uploaded_by;

create function count_stored_bytes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into company_storage as kept (company_key, bytes)
    select company_key, sum(size) from changed
    where storage_key is not null and company_key is not null
    group by company_key order by company_key
    on conflict (company_key) do update set bytes = kept.bytes + excluded.bytes;
  else
    update company_storage as kept set bytes = kept.bytes - gone.bytes
    from (
      select company_key, sum(size) as bytes from changed
      where storage_key is not null group by company_key) as gone
    where kept.company_key = gone.company_key;
  end if;
  return null;
end $$;

-- A file that is removed while its row stays. A company that is renamed changes neither.
create function count_changed_bytes() returns trigger language plpgsql as $$
begin
  insert into company_storage as kept (company_key, bytes)
  values (new.company_key,
    case when new.storage_key is null then 0 else new.size end
    - case when old.storage_key is null then 0 else old.size end)
  on conflict (company_key) do update set bytes = kept.bytes + excluded.bytes;
  return null;
end $$;

create trigger stored_bytes_added after insert on assets
  referencing new table as changed for each statement execute function count_stored_bytes();
create trigger stored_bytes_removed after delete on assets
  referencing old table as changed for each statement execute function count_stored_bytes();
create trigger stored_bytes_changed after update of size, storage_key on assets
  for each row when (new.company_key is not null) execute function count_changed_bytes();
create trigger stored_bytes_added after insert on imports
  referencing new table as changed for each statement execute function count_stored_bytes();
create trigger stored_bytes_removed after delete on imports
  referencing old table as changed for each statement execute function count_stored_bytes();
create trigger stored_bytes_changed after update of size, storage_key on imports
  for each row when (new.company_key is not null) execute function count_changed_bytes();
create trigger stored_bytes_added after insert on request_attachments
  referencing new table as changed for each statement execute function count_stored_bytes();
create trigger stored_bytes_removed after delete on request_attachments
  referencing old table as changed for each statement execute function count_stored_bytes();
create trigger stored_bytes_changed after update of size, storage_key on request_attachments
  for each row when (new.company_key is not null) execute function count_changed_bytes();

insert into company_storage (company_key, bytes)
select company_key, sum(size) from (
  select company_key, size from assets
  union all select company_key, size from imports where storage_key is not null
  union all select company_key, size from request_attachments where company_key is not null) as kept
group by company_key;
