-- Art. 245 as ley 27.802 has it leaves vacations out: the concepts that pay them say so by themselves.
UPDATE "pay_concept" SET "bases" = array_append("bases", 'vacaciones'), "version" = "version" + 1
WHERE "code" IN ('VACACIONES', 'VAC_VARIABLES', 'ANTIGUEDAD_VAC', 'PRESENTISMO_VAC') AND NOT ('vacaciones' = ANY("bases"));
--> statement-breakpoint
-- Severance is reckoned on the pay of the text that rules on the last day, and notice on the best month as before. What an
-- organisation wrote otherwise stays as it is, and runs keep the concepts that they were reckoned with.
UPDATE "pay_concept" SET "formula" = replace("formula", 'concepto(MEJOR_SUELDO)', 'concepto(REMUNERACION_245)'), "version" = "version" + 1
WHERE "code" IN ('BASE_ANTIGUEDAD', 'INDEMNIZACION') AND "formula" IN (
	'maximo(minimo(concepto(MEJOR_SUELDO); parametro(tope_indemnizacion)); concepto(MEJOR_SUELDO) * parametro(piso_tope_indemnizacion)%)',
	'maximo(cantidad * valor; concepto(MEJOR_SUELDO)) * si(fallecimiento; parametro(parte_fallecimiento)%; 1)'
);
