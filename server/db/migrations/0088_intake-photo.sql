ALTER TABLE "intake" ADD COLUMN "photo_hash" text;--> statement-breakpoint
ALTER TABLE "intake" ADD CONSTRAINT "intake_photo_hash_stored_file_hash_fk" FOREIGN KEY ("photo_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_photo" ON "intake" USING btree ("photo_hash") WHERE "intake"."photo_hash" is not null;