ALTER TABLE "stored_file" ADD COLUMN "signable_pages" integer;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "unsignable" text;--> statement-breakpoint
ALTER TABLE "signature" ADD COLUMN "seal_stamped_by" text;--> statement-breakpoint
ALTER TABLE "signing_certificate" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signing_certificate" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD COLUMN "issued_by" text;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD COLUMN "issued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD COLUMN "issue_fingerprint" text;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD COLUMN "issue_level" text;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD COLUMN "issue_stamped_by" text;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_issue_fingerprint_signing_certificate_fingerprint_fk" FOREIGN KEY ("issue_fingerprint") REFERENCES "public"."signing_certificate"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_issue" CHECK (num_nulls("signing_paper"."issued_by", "signing_paper"."issued_at", "signing_paper"."issue_fingerprint", "signing_paper"."issue_level") in (0, 4));--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_issue_level" CHECK ("signing_paper"."issue_level" in ('digital', 'electronic', 'own'));