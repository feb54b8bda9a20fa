CREATE TABLE "view_as" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"seen_account_id" integer,
	"seen_role_id" integer,
	"name" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"come_back_to" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "view_as_cookie_hash_unique" UNIQUE("cookie_hash"),
	CONSTRAINT "view_as_one" CHECK (num_nonnulls("view_as"."seen_account_id", "view_as"."seen_role_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "view_as" ADD CONSTRAINT "view_as_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_as" ADD CONSTRAINT "view_as_seen_account_id_account_id_fk" FOREIGN KEY ("seen_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_as" ADD CONSTRAINT "view_as_seen_role_id_role_id_fk" FOREIGN KEY ("seen_role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "view_as_session" ON "view_as" USING btree ("session_id");