-- Rules said before by which column alone: they name the datum itself.
UPDATE "link" SET "rules" = (
  SELECT coalesce(jsonb_agg(rule || '{"lookup": ""}' ORDER BY place), '[]')
  FROM jsonb_array_elements("rules") WITH ORDINALITY AS told(rule, place)
);
