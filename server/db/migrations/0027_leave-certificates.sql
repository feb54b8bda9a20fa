ALTER TABLE "leave" ADD COLUMN "certificate_hash" text;--> statement-breakpoint
ALTER TABLE "leave" ADD COLUMN "certificate_name" text;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_certificate_hash_stored_file_hash_fk" FOREIGN KEY ("certificate_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_certificate" ON "leave" USING btree ("certificate_hash");--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_certificate_named" CHECK (("leave"."certificate_hash" is null) = ("leave"."certificate_name" is null));