-- AlterTable
ALTER TABLE "rulings" ADD COLUMN     "belongs_to" TEXT,
ADD COLUMN     "labels" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "visibility" TEXT NOT NULL DEFAULT 'link',
ADD COLUMN     "words" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "rulings_belongs_to_id_idx" ON "rulings"("belongs_to", "id");

-- CreateIndex
CREATE INDEX "rulings_visibility_id_idx" ON "rulings"("visibility", "id");
