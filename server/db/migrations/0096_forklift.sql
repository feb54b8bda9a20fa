ALTER TABLE "document_type" ADD COLUMN "forklift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "location" ADD COLUMN "forklift" boolean DEFAULT false NOT NULL;