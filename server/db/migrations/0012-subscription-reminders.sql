-- Which manager was told of which end, how long before; a subscription that is given a new end
-- is told of again.
create table subscription_reminders (
  subscription_key text not null references subscriptions (key) on delete cascade,
  ends_on date not null,
  -- Days before the end: 30, 7.
  days int not null,
  user_key text not null references users (key) on delete cascade,
  mailed_at timestamptz,
  primary key (subscription_key, ends_on, days, user_key)
);
