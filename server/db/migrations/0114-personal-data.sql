-- Accounts that are going to be erased, until they are; taking it back deletes the row.
create table erasures (
  user_key text primary key references users (key) on update cascade on delete cascade,
  asked_at timestamptz not null default now(),
  -- Support, where it was not the person.
  asked_by text references users (key) on update cascade on delete set null,
  due_at timestamptz not null
);
create index erasures_due on erasures (due_at);

-- Stands in the place of a person who was erased, where rows of others need somebody: without a name,
-- an address or rights, an account of nobody.
alter table users add column former boolean not null default false;

-- Whom the data of a download is about, where it is the data of a person.
alter table downloads
  add column subject_key text references users (key) on update cascade on delete cascade,
  drop constraint downloads_kind_known,
  add constraint downloads_kind_known
    check (kind in ('DOCUMENTS', 'EXPORT', 'PROJECT', 'PERSONAL')),
  add constraint downloads_subject check ((kind = 'PERSONAL') = (subject_key is not null));

-- What was sent stays as it was sent; who sent it may become nameless.
create or replace function refuse_change_of_sent_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'sent_by') = (to_jsonb(old) - 'sent_by') then
    return new;
  end if;
  raise exception 'version % of quote % was sent and never changes', old.version, old.quote_key
    using errcode = 'restrict_violation';
end $$;

-- The audit trail is kept for ten years; what is older may go, and nothing else.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '10 years' then
      return old;
    end if;
  end if;
  raise exception 'the audit trail is only ever added to';
end $$;

do $$
declare
  known text;
begin
  select string_agg(quote_literal(action), ', ') into known from (
    select (regexp_matches(pg_get_constraintdef(oid), '''([a-z.-]+)''', 'g'))[1] as action
    from pg_constraint where conname = 'audit_entries_action_known'
    union
    select unnest(array[
      'user.data-exported', 'user.erasure-asked', 'user.erasure-taken-back', 'user.erased'])
  ) as actions;
  alter table audit_entries drop constraint audit_entries_action_known;
  execute 'alter table audit_entries add constraint audit_entries_action_known check (action in ('
    || known || '))';
end
$$;
