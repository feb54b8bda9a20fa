-- Before the database looked, a photo could outlive its content.
UPDATE "person" SET "photo_hash" = NULL WHERE "photo_hash" IS NOT NULL AND NOT EXISTS (SELECT FROM "stored_file" f WHERE f."hash" = "person"."photo_hash");--> statement-breakpoint
UPDATE "person" SET "legajo_hash" = NULL WHERE "legajo_hash" IS NOT NULL AND NOT EXISTS (SELECT FROM "stored_file" f WHERE f."hash" = "person"."legajo_hash");--> statement-breakpoint
UPDATE "stored_file" s SET "preview_hash" = NULL WHERE s."preview_hash" IS NOT NULL AND NOT EXISTS (SELECT FROM "stored_file" f WHERE f."hash" = s."preview_hash");--> statement-breakpoint
ALTER TABLE "file_text" DROP CONSTRAINT "file_text_hash_stored_file_hash_fk";
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_preview_hash_stored_file_hash_fk" FOREIGN KEY ("preview_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_text" ADD CONSTRAINT "file_text_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_photo_hash_stored_file_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_legajo_hash_stored_file_hash_fk" FOREIGN KEY ("legajo_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_upload_of" ON "file_upload" USING btree ("account_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "stored_file_preview" ON "stored_file" USING btree ("preview_hash");--> statement-breakpoint
CREATE INDEX "person_photo" ON "person" USING btree ("photo_hash");--> statement-breakpoint
CREATE INDEX "person_legajo" ON "person" USING btree ("legajo_hash");--> statement-breakpoint
CREATE INDEX "signing_paper_original" ON "signing_paper" USING btree ("original_hash");