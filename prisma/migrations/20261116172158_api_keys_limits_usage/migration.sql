-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "counted_for" TEXT;

-- AlterTable
ALTER TABLE "rulings" ADD COLUMN     "owner" TEXT;

-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "cpu_ms_per_minute" INTEGER,
    "max_matches" INTEGER,
    "max_forks" INTEGER,
    "max_rulings" INTEGER,
    "max_tables" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "spending" (
    "account" TEXT NOT NULL,
    "spent_ms" DOUBLE PRECISION NOT NULL,
    "per_minute" DOUBLE PRECISION NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spending_pkey" PRIMARY KEY ("account")
);

-- CreateTable
CREATE TABLE "usage" (
    "day" DATE NOT NULL,
    "key_id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "requests" BIGINT NOT NULL,
    "cpu_ms" DOUBLE PRECISION NOT NULL,
    "errors" BIGINT NOT NULL,

    CONSTRAINT "usage_pkey" PRIMARY KEY ("day","key_id","operation")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "usage_key_id_day_idx" ON "usage"("key_id", "day");

-- CreateIndex
CREATE INDEX "matches_counted_for_idx" ON "matches"("counted_for");

-- CreateIndex
CREATE INDEX "rulings_owner_idx" ON "rulings"("owner");

-- Every instance writes the rows of busy accounts anew about once a second; room in the page spares the index.
ALTER TABLE "spending" SET (fillfactor = 50);
