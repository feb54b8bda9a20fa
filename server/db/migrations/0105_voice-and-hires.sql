ALTER TABLE "referral" DROP CONSTRAINT "referral_person_id_unique";--> statement-breakpoint
ALTER TABLE "chat_message_file" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "link_path" text;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "link_flag" text;--> statement-breakpoint
ALTER TABLE "referral" ADD COLUMN "asked_day" date;--> statement-breakpoint
ALTER TABLE "referral_opening" ADD COLUMN "post_id" integer;--> statement-breakpoint
ALTER TABLE "referral_opening" ADD CONSTRAINT "referral_opening_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_person" ON "referral" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "chat_message_file" ADD CONSTRAINT "chat_message_file_seconds" CHECK ("chat_message_file"."seconds" between 1 and 300);--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_link" CHECK (("post"."link_path" is null) = ("post"."link_flag" is null));--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_asked" CHECK ("referral"."asked_day" is null or "referral"."state" = 'process');