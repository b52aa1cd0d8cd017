-- Names hold no control characters, line ends or marks that turn the direction of a text: printed by a command, one
-- could pass for several lines. Those of before get a space instead.
-- Way back: yes, the version before reads the same tables.

update companies set name = regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', ' ', 'g')
where name ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';
update users set name = regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', ' ', 'g')
where name ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';
update invitations set
  name = regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', ' ', 'g'),
  invited_by = regexp_replace(invited_by, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]', ' ', 'g')
where name || invited_by ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';
