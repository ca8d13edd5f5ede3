-- Settings of a portal are changed on a page of their own: who changes them says which state was read.
alter table events add column settings_version int not null default 1;
