import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.*;

import com.google.cloud.datastore.emulator.firestore.webchannel.jsonformatfork.JsonFormat;
import com.google.common.util.concurrent.*;
import com.google.firebase.rules.runtime.common.*;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.*;
import com.google.firestore.v1.Document;
import com.google.firestore.v1.Value;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.*;
import java.util.concurrent.ExecutionException;
import java.util.function.UnaryOperator;

/** One request while it is evaluated. The engine continues as soon as a document that it waits for is supplied. */
final class StorageRequest {
  /** Why conditions failed. */
  final List<String> failures = new ArrayList<>();
  final ListenableFuture<EvaluationResult> verdict;
  private final Map<String, SettableFuture<ExpressionValue>> documents = new LinkedHashMap<>();

  StorageRequest(DefaultEvaluator ruleset, RuleContext.Builder context) {
    EvaluationListener listener =
        new EvaluationListener() {
          @Override
          public void afterSinglePermissionEvaluation(
              Evaluator.Context evaluated, Throwable failure, Expression condition) {
            failures.add(failure.getMessage());
          }
        };
    context
        .listeners(List.of(() -> listener))
        .supplyFunction(function("firestore.get", document -> document))
        .supplyFunction(function("firestore.exists", StorageRequest::exists));
    verdict = ruleset.evaluate(context.build());
  }

  /** Whether the rules allow it, once `verdict` is done. */
  boolean permits() throws InterruptedException {
    try {
      return verdict.get().permit();
    } catch (ExecutionException failure) {
      // A condition that fails denies.
      return false;
    }
  }

  /** The path of the next document to fetch. */
  String missingPath() {
    return documents.entrySet().stream()
        .filter(entry -> !entry.getValue().isDone())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the engine waits for no document"))
        .getKey();
  }

  /** Supplies the document of `missingPath` in a response of firebase-tools. */
  void supply(JsonObject message) throws IOException {
    documents.get(missingPath()).set(readDocument(message));
  }

  private AsyncRuntimeFunction function(String name, UnaryOperator<ExpressionValue> read) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest call) {
        String path = PathUtils.toRawString(call.getArguments(0).getPathValue());
        return Futures.transform(
            documents.computeIfAbsent(path, unread -> SettableFuture.create()),
            document -> createResponse(read.apply(document)),
            MoreExecutors.directExecutor());
      }
    };
  }

  private static ExpressionValue exists(ExpressionValue document) {
    return createValue(!isNull(document));
  }

  /** The document in a response of firebase-tools, as rules see it; null for one that does not exist. */
  private static ExpressionValue readDocument(JsonObject message) throws IOException {
    String status = message.get("status").getAsString();
    if (status.equals("not_found")) return NULL;
    if (!status.equals("ok")) throw new IOException("a document could not be read");
    Document.Builder document = Document.newBuilder();
    JsonFormat.parser()
        .ignoringUnknownFields()
        .merge(message.getAsJsonObject("result").toString(), document);
    return createValue(Map.of("data", toExpression(document.getFieldsMap())));
  }

  private static ExpressionValue toExpression(Map<String, Value> fields) {
    Map<String, ExpressionValue> members = new HashMap<>();
    fields.forEach((name, field) -> members.put(name, toExpression(field)));
    return createValue(members);
  }

  private static ExpressionValue toExpression(Value field) {
    switch (field.getValueTypeCase()) {
      case NULL_VALUE: return NULL;
      case BOOLEAN_VALUE: return createValue(field.getBooleanValue());
      case INTEGER_VALUE: return createValue(field.getIntegerValue());
      case DOUBLE_VALUE: return createValue(field.getDoubleValue());
      case STRING_VALUE: return createValue(field.getStringValue());
      case TIMESTAMP_VALUE: return createValue(field.getTimestampValue());
      case ARRAY_VALUE: return transformList(field.getArrayValue().getValuesList(), StorageRequest::toExpression);
      case MAP_VALUE: return toExpression(field.getMapValue().getFieldsMap());
      default: throw new IllegalArgumentException("a field of the kind " + field.getValueTypeCase());
    }
  }
}
