DROP INDEX "leave_days";--> statement-breakpoint
DROP INDEX "leave_movement_person";--> statement-breakpoint
CREATE INDEX "approval_request_pending" ON "approval_request" USING btree ("type","subject_id") WHERE "approval_request"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "leave_type_of" ON "leave" USING btree ("type_id","id");--> statement-breakpoint
CREATE INDEX "leave_days" ON "leave" USING btree ("from_day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leave_movement_person" ON "leave_movement" USING btree ("person_id","type_id","year","kind","days");