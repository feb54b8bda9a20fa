DROP INDEX "document_changed";--> statement-breakpoint
DROP INDEX "document_expiry";--> statement-breakpoint
DROP INDEX "leave_days";--> statement-breakpoint
DROP INDEX "news_days";--> statement-breakpoint
CREATE INDEX "document_titled" ON "document" USING btree ("title","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_title_words" ON "document" USING gin (anden_fold("title") gin_trgm_ops) WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_changed" ON "document" USING btree ("changed_at","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "document_expiry" ON "document" USING btree ("expires_on","id") WHERE "document"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "leave_days" ON "leave" USING btree ("from_day","id");--> statement-breakpoint
CREATE INDEX "news_days" ON "news" USING btree ("from_day","id");