ALTER TABLE "document_type" ADD COLUMN "signs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope" ADD COLUMN "document_version_id" integer;--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_document_version_id_document_version_id_fk" FOREIGN KEY ("document_version_id") REFERENCES "public"."document_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "envelope_document_version" ON "envelope" USING btree ("document_version_id");--> statement-breakpoint
ALTER TABLE "document_type" ADD CONSTRAINT "document_type_signs" CHECK (not "document_type"."signs" or "document_type"."visibility" = 'person');