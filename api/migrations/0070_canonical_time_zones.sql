-- Time zones are stored in their canonical spelling from now on.
update reminder_settings set time_zone = zones.name
from pg_timezone_names zones
where lower(zones.name) = lower(reminder_settings.time_zone) and zones.name <> reminder_settings.time_zone
  and not exists (select from pg_timezone_names exact where exact.name = reminder_settings.time_zone);
