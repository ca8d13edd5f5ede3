-- What support lets one company keep, where that is not what all may: null is the usual.
create table company_limits (
  company_key text primary key references companies (key) on update cascade on delete cascade,
  storage_gigabytes int check (storage_gigabytes > 0),
  checked_rows int check (checked_rows > 0)
);
