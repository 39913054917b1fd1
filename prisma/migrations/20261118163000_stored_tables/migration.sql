-- AlterTable
ALTER TABLE "rulings" ADD COLUMN     "tables" JSON;

-- CreateTable
CREATE TABLE "stored_tables" (
    "owner" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sequence" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "drawn" JSON NOT NULL,
    "counted_for" TEXT NOT NULL,
    "stored_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stored_tables_pkey" PRIMARY KEY ("owner","name","id")
);

-- CreateIndex
CREATE INDEX "stored_tables_owner_id_idx" ON "stored_tables"("owner", "id");

-- CreateIndex
CREATE INDEX "stored_tables_owner_sequence_idx" ON "stored_tables"("owner", "sequence");

-- CreateIndex
CREATE INDEX "stored_tables_owner_name_sequence_idx" ON "stored_tables"("owner", "name", "sequence");

-- CreateIndex
CREATE INDEX "stored_tables_counted_for_name_idx" ON "stored_tables"("counted_for", "name");
