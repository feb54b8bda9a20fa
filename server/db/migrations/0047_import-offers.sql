ALTER TABLE "import_run" ADD COLUMN "creates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "missing" jsonb DEFAULT '[]'::jsonb NOT NULL;