-- Pictures were once drawn, and named with a double hyphen, as no slug is. The catalogue names those of its gifts anew when it
-- is loaded; a gift that has left the catalogue, but that somebody keeps, would name a file that is gone.
update gifts set picture_key = null where picture_key like '%--%';
