ALTER TABLE "stock" ADD COLUMN "last_counted_on" date;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "count_due_on" date DEFAULT '2199-12-31' NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_count_due_at" ON "stock" USING btree ("site_id","count_due_on","id");--> statement-breakpoint
CREATE INDEX "stock_count_due_on" ON "stock" USING btree ("count_due_on","id");