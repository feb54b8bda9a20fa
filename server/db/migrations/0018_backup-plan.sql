CREATE TABLE "backup_plan" (
	"id" integer PRIMARY KEY NOT NULL,
	"daily" boolean NOT NULL,
	"keep_days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "backup_plan_one" CHECK ("backup_plan"."id" = 1),
	CONSTRAINT "backup_plan_days" CHECK ("backup_plan"."keep_days" between 1 and 365)
);
