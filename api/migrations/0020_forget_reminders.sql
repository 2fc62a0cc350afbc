-- What was sent is forgotten some time after the day it was for, and is looked for by that day.
create index reminders_sent_day_on on reminders_sent (day_on);
