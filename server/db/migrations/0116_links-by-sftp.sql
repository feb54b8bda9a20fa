ALTER TABLE "link" ADD COLUMN "sftp_host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "sftp_user" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link" ADD COLUMN "sftp_print" text DEFAULT '' NOT NULL;