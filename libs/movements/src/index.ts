export { followMovements } from './followMovements';
export type { Movement, MovementEnd, MovementKind } from './movement';
export { forgetMovement } from './movementStore';
export { useHeldMovements } from './useHeldMovements';
export type { HeldMovement } from './useHeldMovements';
export { useMove } from './useMove';
export { useMovements } from './useMovements';
