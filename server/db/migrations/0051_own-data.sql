CREATE TABLE "forgotten_password" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"link_hash" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "forgotten_password_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "forgotten_password" ADD CONSTRAINT "forgotten_password_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;