import { activeLanguage, catalogues } from '@playhouse/i18n';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useAfterIdle } from '../../hooks/useAfterIdle';

/** A block of the lobby that arrives, with the lobby's texts, after the first paint. */
export function lobbyBlock(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), catalogues.load(['lobby'], activeLanguage())]);
    return { default: component };
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
