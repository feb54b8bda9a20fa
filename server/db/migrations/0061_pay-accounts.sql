ALTER TABLE "pay_concept" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_concept" ADD COLUMN "counter_account" text DEFAULT '' NOT NULL;