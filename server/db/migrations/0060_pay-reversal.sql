ALTER TABLE "pay_run" DROP CONSTRAINT "pay_run_state";--> statement-breakpoint
ALTER TABLE "pay_run" DROP CONSTRAINT "pay_run_paid";--> statement-breakpoint
ALTER TABLE "pay_run" ADD COLUMN "reverses_id" integer;--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_reverses_id_pay_run_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_run_reversed_once" ON "pay_run" USING btree ("reverses_id") WHERE "pay_run"."state" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_state" CHECK ("pay_run"."state" in ('draft', 'calculating', 'review', 'pending', 'approved', 'publishing', 'published', 'paid', 'reversed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_paid" CHECK ("pay_run"."state" = 'reversed' or ("pay_run"."state" = 'paid') = ("pay_run"."paid_on" is not null));