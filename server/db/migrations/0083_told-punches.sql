DROP INDEX "punch_imported_once";--> statement-breakpoint
ALTER TABLE "punch" ADD COLUMN "told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "punch_guessed" ON "punch" USING btree ("person_id","at") WHERE not "punch"."told";--> statement-breakpoint
CREATE UNIQUE INDEX "punch_imported_once" ON "punch" USING btree ("person_id","at","kind") WHERE "punch"."source" = 'import';