-- The trial holds through its last day (art. 92 bis): whoever was dismissed on it was paid as past it. What an organisation wrote
-- otherwise stays as it is, and runs keep the concepts that they were reckoned with.
UPDATE "pay_concept"
SET "condition" = replace("condition", 'meses_empleo >= parametro(prueba_meses)', 'meses_empleo > parametro(prueba_meses)'),
	"quantity" = replace("quantity", 'meses_empleo >= parametro(prueba_meses)', 'meses_empleo > parametro(prueba_meses)'),
	"version" = "version" + 1
WHERE concat("condition", "quantity") LIKE '%meses_empleo >= parametro(prueba_meses)%';
