-- Words that were searched for are many, those from which something was opened few: a dashboard that
-- lists the latter first need not read the former.
create index interaction_interest_clicked on interaction_interest (scope, dimension, starts)
  include (value, clicks) where clicks > 0;
