ALTER TABLE "pay_run" DROP CONSTRAINT "pay_run_kind";--> statement-breakpoint
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_kind";--> statement-breakpoint
ALTER TABLE "receipt_batch" DROP CONSTRAINT "receipt_batch_kind";--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_kind" CHECK ("pay_run"."kind" in ('monthly', 'sac', 'fortnight', 'vacation', 'final', 'adjustment', 'supplementary'));--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_kind" CHECK ("receipt"."kind" in ('monthly', 'sac', 'fortnight', 'vacation', 'final', 'adjustment', 'supplementary', 'other'));--> statement-breakpoint
ALTER TABLE "receipt_batch" ADD CONSTRAINT "receipt_batch_kind" CHECK ("receipt_batch"."kind" in ('monthly', 'sac', 'fortnight', 'vacation', 'final', 'adjustment', 'supplementary', 'other'));