(* What a certificate proves. The conditions have the names under which the checker demands them (packages/checker/src/field.ts):
   edge and alone (together `respected`), set, bound. Prose: certificate.md. *)
Require Import List Permutation Arith Lia.
Import ListNotations.

Section OrderedAbelianGroup.

Variable G : Type.
Variables (zero : G) (add : G -> G -> G) (opp : G -> G) (le : G -> G -> Prop).
Hypothesis add_assoc : forall a b c, add a (add b c) = add (add a b) c.
Hypothesis add_comm : forall a b, add a b = add b a.
Hypothesis add_zero : forall a, add zero a = a.
Hypothesis add_opp : forall a, add (opp a) a = zero.
Hypothesis le_refl : forall a, le a a.
Hypothesis le_trans : forall a b c, le a b -> le b c -> le a c.
Hypothesis le_antisym : forall a b, le a b -> le b a -> a = b.
Hypothesis le_add : forall a b c, le a b -> le (add c a) (add c b).

Lemma add_cancel : forall c a b, add c a = add c b -> a = b.
Proof.
  intros c a b H. rewrite <- (add_zero a), <- (add_zero b), <- (add_opp c), <- !add_assoc, H. reflexivity.
Qed.

Lemma le_cancel : forall c a b, le (add c a) (add c b) -> le a b.
Proof.
  intros c a b H. apply (le_add _ _ (opp c)) in H. rewrite !add_assoc, add_opp, !add_zero in H. exact H.
Qed.

Lemma le_add2 : forall a b c d, le a b -> le c d -> le (add a c) (add b d).
Proof.
  intros a b c d H1 H2. apply le_trans with (add a d).
  - apply le_add; assumption.
  - rewrite (add_comm a d), (add_comm b d). apply le_add; assumption.
Qed.

(* Two sums of which each part is no more than its counterpart are equal only if the parts are. *)
Lemma add2_equal : forall a b c d, le a b -> le c d -> add a c = add b d -> a = b /\ c = d.
Proof.
  intros a b c d H1 H2 E.
  assert (D : le d c).
  { apply (le_cancel b). rewrite <- E, (add_comm a c), (add_comm b c). apply le_add; assumption. }
  assert (c = d) by (apply le_antisym; assumption). subst d. split; [|reflexivity].
  apply (add_cancel c). rewrite (add_comm c a), (add_comm c b). exact E.
Qed.

Fixpoint times (n : nat) (a : G) : G := match n with O => zero | S m => add a (times m a) end.

Lemma times_le : forall a, le zero a -> forall n m, n <= m -> le (times n a) (times m a).
Proof.
  intros a Ha n m H. induction H as [|m H IH]; [apply le_refl|].
  apply le_trans with (1 := IH). simpl. rewrite <- (add_zero (times m a)) at 1. rewrite (add_comm zero), (add_comm a). apply le_add; exact Ha.
Qed.

Lemma times_equal : forall a, le zero a -> a <> zero -> forall n m, n <= m -> times n a = times m a -> n = m.
Proof.
  intros a Ha Hn n m H E. destruct (Nat.eq_dec n m) as [|D]; [assumption|]. exfalso. apply Hn.
  assert (L : S n <= m) by lia. apply (times_le a Ha) in L. simpl in L. rewrite <- E in L.
  apply le_antisym; [|exact Ha]. apply (le_cancel (times n a)). rewrite (add_comm _ a), (add_comm _ zero), add_zero. exact L.
Qed.

Section Sums.
Variable A : Type.

Definition sum (f : A -> G) (l : list A) : G := fold_right (fun x s => add (f x) s) zero l.

Lemma sum_permutation : forall f l l', Permutation l l' -> sum f l = sum f l'.
Proof.
  intros f l l' P. induction P; simpl; [reflexivity|congruence| |congruence].
  rewrite !add_assoc, (add_comm (f y)). reflexivity.
Qed.

Lemma sum_app : forall f l l', sum f (l ++ l') = add (sum f l) (sum f l').
Proof. intros f l l'. induction l as [|x l IH]; simpl; [rewrite add_zero; reflexivity|]. rewrite IH, add_assoc. reflexivity. Qed.

Lemma sum_add : forall f g l, sum (fun x => add (f x) (g x)) l = add (sum f l) (sum g l).
Proof.
  intros f g l. induction l as [|x l IH]; simpl; [rewrite add_zero; reflexivity|]. rewrite IH, !add_assoc. f_equal.
  rewrite <- !add_assoc. f_equal. apply add_comm.
Qed.

Lemma sum_zero : forall l, sum (fun _ => zero) l = zero.
Proof. induction l as [|x l IH]; simpl; [reflexivity|]. rewrite add_zero. exact IH. Qed.

Lemma sum_le : forall f g l, (forall x, In x l -> le (f x) (g x)) -> le (sum f l) (sum g l).
Proof.
  intros f g l H. induction l as [|x l IH]; simpl; [apply le_refl|]. apply le_add2; [apply H; left; reflexivity|].
  apply IH. intros y Hy. apply H. right. exact Hy.
Qed.

Lemma sum_equal : forall f g l, (forall x, In x l -> le (f x) (g x)) -> sum f l = sum g l -> forall x, In x l -> f x = g x.
Proof.
  intros f g l H E. induction l as [|y l IH]; simpl in *; [tauto|].
  assert (Hl : forall x, In x l -> le (f x) (g x)) by (intros; apply H; right; assumption).
  destruct (add2_equal _ _ _ _ (H y (or_introl eq_refl)) (sum_le _ _ _ Hl) E) as [E1 E2].
  intros x [<-|Hx]; [exact E1|exact (IH Hl E2 x Hx)].
Qed.

Lemma sum_same : forall f g l, (forall x, In x l -> f x = g x) -> sum f l = sum g l.
Proof.
  intros f g l H. induction l as [|x l IH]; simpl; [reflexivity|]. rewrite (H x (or_introl eq_refl)). f_equal. apply IH.
  intros y Hy. apply H. right. exact Hy.
Qed.

Lemma sum_if : forall (test : A -> bool) a l, sum (fun x => if test x then a else zero) l = times (length (filter test l)) a.
Proof. intros test a l. induction l as [|x l IH]; simpl; [reflexivity|]. destruct (test x); simpl; rewrite IH; [reflexivity|apply add_zero]. Qed.
End Sums.
Arguments sum {A}.

Lemma sum_swap : forall (A B : Type) (f : A -> B -> G) (l : list A) (k : list B),
  sum (fun x => sum (f x) k) l = sum (fun y => sum (fun x => f x y) l) k.
Proof.
  intros A B f l k. induction l as [|x l IH]; simpl; [rewrite sum_zero; reflexivity|]. rewrite IH, sum_add. reflexivity.
Qed.

(* Players, and solutions: everybody in one pair, or alone, once. Which pairs and who alone is allowed is said by `open`. *)
Variable V : Type.
Variable vertices : list V.
Inductive piece : Type := Pair (i j : V) | Alone (i : V).
Definition ends (x : piece) : list V := match x with Pair i j => [i; j] | Alone i => [i] end.
Definition everybody_once (X : list piece) : Prop := Permutation (flat_map ends X) vertices.

Definition inside (s : V -> bool) (x : piece) : bool := match x with Pair i j => andb (s i) (s j) | Alone _ => false end.
Definition pairs_inside (s : V -> bool) (X : list piece) : nat := length (filter (inside s) X).
Definition members (s : V -> bool) : nat := length (filter s vertices).
(* All members but at most one have their partner inside. *)
Definition fills (X : list piece) (s : V -> bool) : Prop := members s <= 2 * pairs_inside s X + 1.

Lemma pairs_inside_bound : forall s X, everybody_once X -> 2 * pairs_inside s X <= members s.
Proof.
  intros s X P. unfold everybody_once in P. unfold members, pairs_inside.
  assert (E : forall l l' : list V, Permutation l l' -> length (filter s l) = length (filter s l')).
  { intros l l' Q. induction Q; simpl; try congruence.
    - destruct (s x); simpl; congruence.
    - destruct (s x), (s y); reflexivity. }
  rewrite <- (E _ _ P). clear P E. induction X as [|x X IH]; [simpl; lia|].
  destruct x as [i j|i]; simpl.
  - destruct (s i), (s j); simpl in *; lia.
  - destruct (s i); simpl in *; lia.
Qed.

Section OneLimb.
Variable open : piece -> Prop.
Variable known_full : (V -> bool) -> Prop.
Definition solution (X : list piece) : Prop :=
  everybody_once X /\ (forall x, In x X -> open x) /\ (forall s, known_full s -> fills X s).

Variable cost : piece -> G.
Variable price : V -> G.
Variable sets : list ((V -> bool) * G).
Definition asked (x : piece) : G := sum price (ends x).
Definition of_sets (x : piece) : G := sum (fun s => if inside (fst s) x then snd s else zero) sets.
Definition total (X : list piece) : G := sum cost X.

(* Conditions `edge` and `alone`: of a pair and of one alone. *)
Definition respected : Prop := forall x, open x -> le (asked x) (add (cost x) (of_sets x)).
(* Condition `set`. *)
Definition set : Prop := forall s z, In (s, z) sets -> le zero z \/ known_full s.
(* The most that sets can bring: pairs have two members each. *)
Definition most : G := sum (fun s => times (Nat.div2 (members (fst s))) (snd s)) sets.
(* Condition `bound`: what all ask for is what the claimed solution costs, and what sets can bring. *)
Definition bound (M : list piece) : Prop := sum price vertices = add (total M) most.

Lemma all_asked : forall X, everybody_once X -> sum asked X = sum price vertices.
Proof.
  intros X P. rewrite <- (sum_permutation V price _ _ P). clear P. induction X as [|x X IH]; simpl; [reflexivity|].
  rewrite sum_app, IH. reflexivity.
Qed.

Definition in_sets (X : list piece) : G := sum (fun s => times (pairs_inside (fst s) X) (snd s)) sets.

Lemma all_of_sets : forall X, sum of_sets X = in_sets X.
Proof. intros X. unfold of_sets, in_sets. rewrite sum_swap. apply sum_same. intros s _. apply sum_if. Qed.

Lemma inside_most : forall s X, everybody_once X -> pairs_inside s X <= Nat.div2 (members s) /\ (fills X s <-> pairs_inside s X = Nat.div2 (members s)).
Proof.
  intros s X P. pose proof (pairs_inside_bound s X P) as B. pose proof (Nat.div2_odd (members s)) as D.
  unfold fills. destruct (Nat.odd (members s)); simpl in D; lia.
Qed.

Section Solution.
Variable X : list piece.
Hypothesis HX : solution X.
Hypothesis Hrespected : respected.
Hypothesis Hset : set.

Lemma each_set : forall s, In s sets -> le (times (pairs_inside (fst s) X) (snd s)) (times (Nat.div2 (members (fst s))) (snd s)).
Proof.
  intros [s z] Hs. simpl. destruct HX as [PX [_ FX]]. destruct (inside_most s X PX) as [B F].
  destruct (Hset s z Hs) as [Hz|Hk]; [apply times_le; assumption|]. apply FX, F in Hk. rewrite Hk. apply le_refl.
Qed.

Lemma all_paid : le (sum price vertices) (add (total X) (in_sets X)).
Proof.
  rewrite <- (all_asked X (proj1 HX)), <- all_of_sets. unfold total. rewrite <- sum_add. apply sum_le. intros x Hx. apply Hrespected. apply HX. exact Hx.
Qed.

(* No solution costs less than what is asked for beyond what sets can bring. *)
Lemma asked_at_most : le (sum price vertices) (add (total X) most).
Proof. apply le_trans with (1 := all_paid). apply le_add. unfold in_sets, most. apply sum_le. exact each_set. Qed.

Section Optimum.
Variable M : list piece.
Hypothesis Hbound : bound M.

(* No solution costs less than the claimed one. *)
Theorem certificate_optimal : le (total M) (total X).
Proof. apply (le_cancel most). rewrite !(add_comm most), <- Hbound. exact asked_at_most. Qed.

(* One that costs as much uses nothing that is not just paid for, and fills every set with a positive price. So whatever is not just paid for may be closed. *)
Theorem certificate_closes : total X = total M ->
  (forall x, In x X -> asked x = add (cost x) (of_sets x)) /\
  (forall s z, In (s, z) sets -> le zero z -> z <> zero -> fills X s).
Proof.
  intros E.
  assert (E1 : in_sets X = most).
  { apply le_antisym; [unfold in_sets, most; apply sum_le; exact each_set|]. apply (le_cancel (total X)). rewrite E at 1. rewrite <- Hbound. exact all_paid. }
  split.
  - assert (E2 : sum asked X = sum (fun x => add (cost x) (of_sets x)) X).
    { rewrite sum_add, all_of_sets, E1. fold (total X). rewrite E, <- Hbound. exact (all_asked X (proj1 HX)). }
    intros x Hx. apply (sum_equal piece asked (fun y => add (cost y) (of_sets y)) X); [|exact E2|exact Hx].
    intros y Hy. apply Hrespected. apply HX. exact Hy.
  - intros s z Hs Hz Hn. destruct (inside_most s X (proj1 HX)) as [B F]. apply F.
    exact (times_equal z Hz Hn _ _ B (sum_equal _ _ _ sets each_set E1 (s, z) Hs)).
Qed.
End Optimum.

(* Condition `bound`, of a refutation: where nothing costs anything, prices that ask for more than sets can bring show that there is no solution. *)
Theorem certificate_refutes : (forall x, cost x = zero) -> le (sum price vertices) most.
Proof.
  intros Hc. pose proof asked_at_most as H. unfold total in H.
  rewrite (sum_same piece cost (fun _ => zero) X (fun x _ => Hc x)), sum_zero, add_zero in H. exact H.
Qed.
End Solution.
End OneLimb.

(* Limb after limb: what one closes is closed for the next, and the sets it fills are known to be full. *)
Definition closes (cost : piece -> G) (price : V -> G) (sets : list ((V -> bool) * G)) (open : piece -> Prop) (x : piece) : Prop :=
  open x /\ asked price x = add (cost x) (of_sets sets x).
Definition fills_too (sets : list ((V -> bool) * G)) (known : (V -> bool) -> Prop) (s : V -> bool) : Prop :=
  known s \/ exists z, In (s, z) sets /\ le zero z /\ z <> zero.

Record limb := { cost_of : piece -> G; price_of : V -> G; sets_of : list ((V -> bool) * G) }.

Fixpoint passes (M : list piece) (open : piece -> Prop) (known : (V -> bool) -> Prop) (limbs : list limb) : Prop :=
  match limbs with
  | [] => True
  | l :: more =>
      respected open (cost_of l) (price_of l) (sets_of l) /\ set known (sets_of l) /\ bound (cost_of l) (price_of l) (sets_of l) M /\
      passes M (closes (cost_of l) (price_of l) (sets_of l) open) (fills_too (sets_of l) known) more
  end.

(* The vector of a solution, entry by entry: no solution has a smaller one. *)
Fixpoint no_smaller (M X : list piece) (limbs : list limb) : Prop :=
  match limbs with
  | [] => True
  | l :: more => le (total (cost_of l) M) (total (cost_of l) X) /\ (total (cost_of l) X = total (cost_of l) M -> no_smaller M X more)
  end.

Theorem certificate_vector : forall limbs M X open known,
  solution open known M -> solution open known X -> passes M open known limbs -> no_smaller M X limbs.
Proof.
  induction limbs as [|l more IH]; intros M X open known HM HX HP; simpl; [exact I|].
  destruct HP as [Hr [Hs [Hb HP]]]. split.
  - exact (certificate_optimal open known _ _ _ X HX Hr Hs M Hb).
  - intros E. apply (IH M X (closes (cost_of l) (price_of l) (sets_of l) open) (fills_too (sets_of l) known)); [| |exact HP].
    + destruct (certificate_closes open known _ _ _ M HM Hr Hs M Hb eq_refl) as [C F]. destruct HM as [P [O K]]. split; [exact P|split].
      * intros x Hx. split; [exact (O x Hx)|exact (C x Hx)].
      * intros s [H|[z [H1 [H2 H3]]]]; [exact (K s H)|exact (F s z H1 H2 H3)].
    + destruct (certificate_closes open known _ _ _ X HX Hr Hs M Hb E) as [C F]. destruct HX as [P [O K]]. split; [exact P|split].
      * intros x Hx. split; [exact (O x Hx)|exact (C x Hx)].
      * intros s [H|[z [H1 [H2 H3]]]]; [exact (K s H)|exact (F s z H1 H2 H3)].
Qed.
End OrderedAbelianGroup.

Print Assumptions certificate_vector.
Print Assumptions certificate_refutes.
