-- Hourly upkeep finds what is old by its age, and reads nothing else.
create index takes_created on takes (created_at);
create index draws_day on draws (day_on);
create index images_created on images (created_at);
