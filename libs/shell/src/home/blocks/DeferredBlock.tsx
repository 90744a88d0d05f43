import { activeLanguage, catalogues } from '@playhouse/i18n';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAfterIdle } from '../../hooks/useAfterIdle';

/** A block of the lobby (fetched by itself when first shown) that waits for the lobby's texts. */
export function withLobbyTexts(Block: ComponentType) {
  return lazy(async () => {
    await catalogues.load(['lobby'], activeLanguage());
    // React refuses a lazy component that resolves to another one, as the lobby's blocks are.
    return { default: () => <Block /> };
  });
}

interface DeferredBlockProps {
  readonly block: ComponentType;
  /** Takes the same room as the block, so that nothing moves when it arrives. */
  readonly skeleton: ReactNode;
}

/** Shows the skeleton in the prerendered page and until the browser is idle, then the block. */
export function DeferredBlock({ block: Block, skeleton }: DeferredBlockProps) {
  const idle = useAfterIdle();
  if (!idle) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Block />
    </Suspense>
  );
}
